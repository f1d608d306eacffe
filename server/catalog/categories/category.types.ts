import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../graphql/paging';
import { Category, type ListedCategory } from './category.entity';

@ObjectType('CategoryPage', { simpleResolvers: true, description: 'One page of categories.' })
export class CategoryPageType {
  @Field(() => [Category], { description: 'What stands on this page.' })
  nodes: ListedCategory[];

  @Field(() => PageInfo, { description: 'Where the next page begins.' })
  pageInfo: PageInfo;
}
