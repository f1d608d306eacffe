import { lower } from '../route';

/** The selection of a user for its documented shape. */
export const USER_FIELDS = `id version username email firstName lastName role duties active createdAt paymentMode businessApproved
  pricingMode businessDiscount creditBalance businessName businessAddress businessCity businessState businessZip
  businessPhone businessCountry employeeLocation parentBusinessId`;

export interface UserData {
  role: string;
  duties: readonly string[] | null;
  active: boolean;
  paymentMode: string;
  pricingMode: string | null;
  businessApproved: boolean | null;
}

/** A user as the specification describes it to admins; its approval stands under both documented names. */
export function userShape({ duties, ...user }: UserData) {
  return {
    ...user,
    role: lower(user.role),
    ...(duties && { duties: duties.map(lower) }),
    paymentMode: lower(user.paymentMode),
    pricingMode: lower(user.pricingMode),
    isApproved: user.businessApproved,
  };
}
