import { route } from '../../route';
import { signedIn, SIGN_IN_RESULT, type SignInData } from '../../shapes/viewerShape';

export const registerRoutes = [
  route<{ registerCustomer: SignInData }>({
    method: 'POST',
    path: '/api/register',
    summary: 'Makes a customer and begins its session',
    document: `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { ${SIGN_IN_RESULT} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ registerCustomer }) => ({ status: 201, body: signedIn(registerCustomer) }),
  }),
];
