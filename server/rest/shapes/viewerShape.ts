import type { DeliveryPlaceType } from '../../accounts/signIn/account.types';
import { ShopError } from '../../core/errors';
import { lower, ok, type RefusalData, type RestAnswer } from '../route';

/** The selection of the viewer for its documented shape. */
export const VIEWER_FIELDS = `id username email firstName lastName role duties businessApproved businessName parentBusinessId
  paymentMode pricingMode businessDiscount creditBalance
  deliveryPlace { businessName location address city state zip country phone }`;

export interface ViewerData {
  role: string;
  duties: readonly string[];
  businessApproved: boolean;
  businessName: string | null;
  paymentMode: string | null;
  pricingMode: string | null;
  businessDiscount: string | null;
  deliveryPlace: DeliveryPlaceType | null;
}

/** The viewer, with the address of a business or an employee under the documented names. */
export function viewerShape({ deliveryPlace, duties, ...viewer }: ViewerData) {
  const role = lower(viewer.role);
  return {
    ...viewer,
    role,
    ...(role === 'staff' && { duties: duties.map(lower) }),
    paymentMode: lower(viewer.paymentMode),
    pricingMode: lower(viewer.pricingMode),
    ...(role === 'business' && deliveryPlace && businessPlace(deliveryPlace)),
    ...(role === 'employee' && deliveryPlace && employeePlace(deliveryPlace)),
  };
}

function businessPlace({ address, city, state, zip, country, phone }: DeliveryPlaceType) {
  return {
    businessAddress: address,
    businessCity: city,
    businessState: state,
    businessZip: zip,
    businessCountry: country,
    businessPhone: phone,
  };
}

function employeePlace({ businessName, location, address, city, state, zip, phone }: DeliveryPlaceType) {
  return {
    businessName,
    employeeLocation: location,
    employeeAddress: address,
    employeeCity: city,
    employeeState: state,
    employeeZip: zip,
    employeePhone: phone,
  };
}

/** The selection of the result of signing in and of registering. */
export const SIGN_IN_RESULT = `__typename ... on SignedIn { viewer { ${VIEWER_FIELDS} } }
  ... on SecondStepNeeded { ways minutes } ... on SignInRefusal { code message retryAfter }`;

export type SignInData =
  | { __typename: 'SignedIn'; viewer: ViewerData }
  | { __typename: 'SecondStepNeeded'; ways: string[]; minutes: number }
  | (RefusalData & { __typename: 'SignInRefusal'; retryAfter: number | null });

/** The viewer who has signed in. @throws ShopError for a refused sign-in */
export function signedIn(result: SignInData) {
  if (result.__typename === 'SignedIn') return viewerShape(result.viewer);
  if (result.__typename === 'SecondStepNeeded') throw new ShopError('SECOND_STEP_NEEDED', SECOND_STEP_NEEDED);
  const { code, message, retryAfter } = result;
  throw new ShopError(code, message, retryAfter === null ? {} : { retryAfter });
}

const SECOND_STEP_NEEDED =
  'The password was right; the session begins with the second step, at /api/login/code or /api/login/passkey.';

/** The same for a password, after which a second step may be needed: nobody is signed in before, so it is a 401. */
export function signInAnswer(result: SignInData): RestAnswer {
  if (result.__typename !== 'SecondStepNeeded') return ok(signedIn(result));
  const { ways, minutes } = result;
  const secondStep = { ways: ways.map(lower), minutes };
  return { status: 401, body: { message: SECOND_STEP_NEEDED, code: 'SECOND_STEP_NEEDED', secondStep } };
}
