import { changedEmployeeRules } from '../../../common/rules/accountRules';
import { paging, pathId } from '../input';
import { nextPage, ok, readBack, route } from '../route';

const FIELDS = `id username email firstName lastName employeeLocation employeeAddress employeeCity employeeState employeeZip
  employeePhone parentBusinessId`;

interface EmployeePage {
  nodes: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const RULES = changedEmployeeRules();
const FORM = Object.keys(RULES.fields).filter((name) => name !== 'password');

/** The documented path takes the whole form: what is missing of it is refused, as what is empty. */
function wholeForm(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...Object.fromEntries(FORM.map((name) => [name, null])), ...body };
}

export const employeeRoutes = [
  route<{ employees: EmployeePage }>({
    method: 'GET',
    path: '/api/employees',
    summary: "The signed-in business's employees, newest first",
    document: `query ($first: Int!, $after: String) {
      employees(first: $first, after: $after) { nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => paging(query),
    answer: ({ employees: { nodes, pageInfo } }, { query }) =>
      ok(nodes, nextPage('/api/employees', pageInfo, paging(query).first)),
  }),
  route<{ createEmployee: unknown }>({
    method: 'POST',
    path: '/api/employees',
    summary: 'Makes an employee of the signed-in business',
    document: `mutation ($input: EmployeeInput!) { createEmployee(input: $input) { ${FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ createEmployee }) => ({ status: 201, body: createEmployee }),
  }),
  route<{ updateEmployee: unknown }>({
    method: 'PUT',
    path: '/api/employees/{id}',
    summary: "Changes one of the signed-in business's employees; without a password it keeps its own",
    document: `mutation ($id: Int!, $input: EmployeeInput!) { updateEmployee(id: $id, input: $input) { ${FIELDS} } }`,
    variables: ({ params, body }) => ({ id: pathId(params.id, 'Employee'), input: wholeForm(body) }),
    bodyVariable: 'input',
    rules: RULES,
    moreBody: readBack('id', 'parentBusinessId'),
    answer: ({ updateEmployee }) => ok(updateEmployee),
  }),
  route<{ deleteEmployee: string }>({
    method: 'DELETE',
    path: '/api/employees/{id}',
    summary: "Deletes one of the signed-in business's employees; one with orders is deactivated",
    document: 'mutation ($id: Int!) { deleteEmployee(id: $id) }',
    variables: ({ params }) => ({ id: pathId(params.id, 'Employee') }),
    answer: () => ({ status: 204 }),
  }),
];
