import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/paging';
import { Person, PersonInput } from '../users/users.types';

@ObjectType('Employee', { simpleResolvers: true, description: 'An employee as its business sees it.' })
export class EmployeeType extends Person {
  @Field({ description: 'Unique without regard to case, over all users of the shop.' })
  username: string;

  @Field(() => String, { nullable: true, description: 'Name of the place it works at.' })
  employeeLocation: string | null;

  @Field(() => String, { nullable: true, description: 'Where its orders go.' })
  employeeAddress: string | null;

  @Field(() => String, { nullable: true, description: 'City of that address.' })
  employeeCity: string | null;

  @Field(() => String, { nullable: true, description: 'State of that address.' })
  employeeState: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code of that address.' })
  employeeZip: string | null;

  @Field(() => String, { nullable: true, description: 'Whom the driver calls.' })
  employeePhone: string | null;

  @Field(() => Int, { description: 'The business it works for.' })
  parentBusinessId: number;
}

@ObjectType('EmployeePage', { description: "One page of a business's employees, newest first." })
export class EmployeePageType extends connectionOf<EmployeeType>(() => EmployeeType, 'Employee') {}

@InputType('EmployeeInput', {
  description:
    'The employee form. What is required must be sent of a new employee; of a change, what is not sent stays as it is.',
})
export class EmployeeInput extends PersonInput {
  @Field(() => String, { nullable: true, description: 'Required; at least 3 characters.' })
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At least 6 characters. Required for a new employee; else empty leaves it as it is.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeeLocation?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeeAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeeCity?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeeState?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeeZip?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  employeePhone?: string | null;
}
