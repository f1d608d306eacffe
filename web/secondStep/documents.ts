import { graphql } from '../gql/gql';

export const BeginPasskeySignInDocument = graphql(`
  mutation BeginPasskeySignIn($afterPassword: Boolean!) {
    beginPasskeySignIn(afterPassword: $afterPassword)
  }
`);

export const SignInWithPasskeyDocument = graphql(`
  mutation SignInWithPasskey($passkey: PasskeyAnswerInput!) {
    signInWithPasskey(passkey: $passkey) {
      ...StepOutcome
    }
  }

  fragment StepOutcome on SignInResult {
    ... on SignedIn {
      viewer {
        id
        role
        businessApproved
        language
      }
    }
    ... on SignInRefusal {
      code
      message
      retryAfter
    }
  }
`);

export const SignInWithCodeDocument = graphql(`
  mutation SignInWithCode($code: String!) {
    signInWithCode(code: $code) {
      ...StepOutcome
    }
  }
`);
