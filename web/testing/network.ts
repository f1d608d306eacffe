import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import type {
  AccountClosingQuery,
  AddAppMutation,
  BeginAppMutation,
  LacksSecondStepQuery,
  RemoveAppMutation,
  RenewRecoveryCodesMutation,
  SecondStepQuery,
  SendUserEmailConfirmationMutation,
  SetUserActiveMutation,
  CategoriesQuery,
  ChangePasswordMutation,
  ConfirmEmailMutation,
  GuestOrdersQuery,
  OwnProfileQuery,
  SendEmailConfirmationMutation,
  TakeOverGuestOrdersMutation,
  UpdateOwnProfileMutation,
  CheckDiscountCodeQuery,
  CloseAccountMutation,
  DeliveryOptionsQuery,
  LastWhenMissingQuery,
  DeleteAddressMutation,
  FollowedOrderQuery,
  FollowedTransferQuery,
  CancelOrderMutation,
  ChangeOrderLinesMutation,
  OrderedProductQuery,
  AddedPricesQuery,
  ProductsToSendQuery,
  ChangeOrderMutation,
  SendTransferReferenceMutation,
  GeocoderQuery,
  EndOtherSessionsMutation,
  EndSessionMutation,
  OrderAgainQuery,
  OwnSessionsQuery,
  LinePriceSinceQuery,
  OrderPricesQuery,
  OrderQuery,
  OwnOrdersQuery,
  PlaceAccountOrderMutation,
  PlaceGuestOrderMutation,
  PriceReasonQuery,
  ProductQuery,
  ProductsQuery,
  RegisterCustomerMutation,
  RequestPasswordResetMutation,
  ResetPasswordMutation,
  SaveAddressMutation,
  SavedAddressesQuery,
  SearchQuery,
  ShopQuery,
  SignInMutation,
  SignInWithCodeMutation,
  TodaysPricesQuery,
  ViewerQuery,
} from '../gql/graphql';

interface Answers {
  Shop: ShopQuery;
  Viewer: ViewerQuery;
  Categories: CategoriesQuery;
  Products: ProductsQuery;
  TodaysPrices: TodaysPricesQuery;
  Product: ProductQuery;
  PriceReason: PriceReasonQuery;
  Search: SearchQuery;
  CheckDiscountCode: CheckDiscountCodeQuery;
  PlaceGuestOrder: PlaceGuestOrderMutation;
  PlaceAccountOrder: PlaceAccountOrderMutation;
  Geocoder: GeocoderQuery;
  DeliveryOptions: DeliveryOptionsQuery;
  LastWhenMissing: LastWhenMissingQuery;
  SignIn: SignInMutation;
  SignInWithCode: SignInWithCodeMutation;
  SecondStep: SecondStepQuery;
  LacksSecondStep: LacksSecondStepQuery;
  BeginApp: BeginAppMutation;
  AddApp: AddAppMutation;
  RemoveApp: RemoveAppMutation;
  RenewRecoveryCodes: RenewRecoveryCodesMutation;
  SendUserEmailConfirmation: SendUserEmailConfirmationMutation;
  SetUserActive: SetUserActiveMutation;
  ChangePassword: ChangePasswordMutation;
  AccountClosing: AccountClosingQuery;
  CloseAccount: CloseAccountMutation;
  OwnSessions: OwnSessionsQuery;
  EndSession: EndSessionMutation;
  EndOtherSessions: EndOtherSessionsMutation;
  RequestPasswordReset: RequestPasswordResetMutation;
  ResetPassword: ResetPasswordMutation;
  RegisterCustomer: RegisterCustomerMutation;
  Order: OrderQuery;
  FollowedOrder: FollowedOrderQuery;
  FollowedTransfer: FollowedTransferQuery;
  CancelOrder: CancelOrderMutation;
  ChangeOrder: ChangeOrderMutation;
  ChangeOrderLines: ChangeOrderLinesMutation;
  AddedPrices: AddedPricesQuery;
  OrderedProduct: OrderedProductQuery;
  ProductsToSend: ProductsToSendQuery;
  SendTransferReference: SendTransferReferenceMutation;
  OwnProfile: OwnProfileQuery;
  UpdateOwnProfile: UpdateOwnProfileMutation;
  SendEmailConfirmation: SendEmailConfirmationMutation;
  ConfirmEmail: ConfirmEmailMutation;
  GuestOrders: GuestOrdersQuery;
  TakeOverGuestOrders: TakeOverGuestOrdersMutation;
  OwnOrders: OwnOrdersQuery;
  SavedAddresses: SavedAddressesQuery;
  SaveAddress: SaveAddressMutation;
  DeleteAddress: DeleteAddressMutation;
  OrderAgain: OrderAgainQuery;
  OrderPrices: OrderPricesQuery;
  LinePriceSince: LinePriceSinceQuery;
}

/** How the shop answers an operation: with data, GraphQL errors, or by throwing as a broken connection does. */
type Answer<T> = (variables: Record<string, never>) => Omit<T, '__typename'> | ApolloLink.Result | Promise<never>;

type AnswerMap = { [Name in keyof Answers]?: Answer<Answers[Name]> };

/** One operation that reached the network. */
export interface Call {
  name: string;
  variables: Record<string, unknown>;
}

/** The network's edge in a test: everything above it is the real client. */
export function fakeNetwork(answers: AnswerMap) {
  const calls: Call[] = [];
  const current: AnswerMap = { ...answers };
  const link = new ApolloLink(({ operationName = '', variables }) => {
    calls.push({ name: operationName, variables });
    return new Observable((observer) => {
      const answer = current[operationName as keyof Answers] as Answer<unknown> | undefined;
      Promise.resolve()
        .then(() => {
          if (!answer) throw new TypeError(`no answer for ${operationName}`);
          return answer(variables as Record<string, never>);
        })
        .then(
          (result) => {
            const isResult = typeof result === 'object' && result !== null && 'errors' in result;
            observer.next(isResult ? result : { data: result as Record<string, unknown> });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
    });
  });
  return {
    link,
    calls,
    of: (name: keyof Answers) => calls.filter((call) => call.name === name),
    /** Changes how the shop answers from now on. */
    answer: (changed: AnswerMap) => Object.assign(current, changed),
  };
}

/** Answers as a broken connection does. */
export function offline(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}
