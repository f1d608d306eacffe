import { graphql } from '../../gql/gql';

export const EmployeesDocument = graphql(`
  query BusinessEmployees($after: String) {
    employees(first: 50, after: $after) {
      nodes {
        id
        username
        email
        firstName
        lastName
        employeeLocation
        employeeAddress
        employeeCity
        employeeState
        employeeZip
        employeePhone
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CreateEmployeeDocument = graphql(`
  mutation CreateEmployee($input: EmployeeInput!) {
    createEmployee(input: $input) {
      id
    }
  }
`);

export const UpdateEmployeeDocument = graphql(`
  mutation UpdateEmployee($id: Int!, $input: EmployeeInput!) {
    updateEmployee(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteEmployeeDocument = graphql(`
  mutation DeleteEmployee($id: Int!) {
    deleteEmployee(id: $id)
  }
`);
