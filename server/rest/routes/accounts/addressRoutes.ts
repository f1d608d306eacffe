import { pathId } from '../../input';
import { ok, readBack, route } from '../../route';

const ADDRESS_FIELDS = 'id label isDefault firstName lastName phone street building floor area city';

export const addressRoutes = [
  route<{ savedAddresses: unknown[] }>({
    method: 'GET',
    path: '/api/account/addresses',
    summary: "The customer's saved addresses, the default first",
    document: `{ savedAddresses { ${ADDRESS_FIELDS} } }`,
    answer: ({ savedAddresses }) => ok(savedAddresses),
  }),
  route<{ saveAddress: unknown }>({
    method: 'POST',
    path: '/api/account/addresses',
    summary: 'Saves an address; 409 when there are twenty',
    document: `mutation ($input: SavedAddressInput!) { saveAddress(input: $input) { ${ADDRESS_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ saveAddress }) => ({ status: 201, body: saveAddress }),
  }),
  route<{ saveAddress: unknown }>({
    method: 'PUT',
    path: '/api/account/addresses/{id}',
    summary: 'Replaces a saved address',
    document: `mutation ($id: Int!, $input: SavedAddressInput!) {
      saveAddress(id: $id, input: $input) { ${ADDRESS_FIELDS} } }`,
    variables: ({ params, body }) => ({ id: pathId(params.id, 'Address'), input: body }),
    bodyVariable: 'input',
    moreBody: readBack('id'),
    answer: ({ saveAddress }) => ok(saveAddress),
  }),
  route<{ deleteAddress: boolean }>({
    method: 'DELETE',
    path: '/api/account/addresses/{id}',
    summary: 'Deletes a saved address',
    document: 'mutation ($id: Int!) { deleteAddress(id: $id) }',
    variables: ({ params }) => ({ id: pathId(params.id, 'Address') }),
    answer: () => ({ status: 204 }),
  }),
];
