import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/paging';
import { Category, type ListedCategory } from './category.entity';

@ObjectType('CategoryPage', { simpleResolvers: true, description: 'One page of categories.' })
export class CategoryPageType extends connectionOf<ListedCategory>(() => Category, 'Category') {}
