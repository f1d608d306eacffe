import { graphql } from '../../gql/gql';
import type { SecondStepQuery } from '../../gql/graphql';

/** What somebody signs in with besides the password. */
export type SecondStep = SecondStepQuery['secondStep'];

/** Apart from who is signed in: the store has no use for it. */
export const LacksSecondStepDocument = graphql(`
  query LacksSecondStep {
    viewer {
      id
      lacksSecondStep
    }
  }
`);

export const SecondStepDocument = graphql(`
  query SecondStep {
    secondStep {
      ...SecondStepParts
    }
  }

  fragment SecondStepParts on SecondStep {
    isRequired
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    appAddedAt
    recoveryCodesLeft
  }
`);

export const BeginConfirmationDocument = graphql(`
  mutation BeginConfirmation {
    beginConfirmation
  }
`);

export const BeginPasskeyDocument = graphql(`
  mutation BeginPasskey($confirmation: ConfirmationInput!) {
    beginPasskey(confirmation: $confirmation)
  }
`);

export const AddPasskeyDocument = graphql(`
  mutation AddPasskey($name: String!, $passkey: NewPasskeyInput!) {
    change: addPasskey(name: $name, passkey: $passkey) {
      recoveryCodes
    }
  }
`);

export const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($id: Int!, $confirmation: ConfirmationInput!) {
    change: removePasskey(id: $id, confirmation: $confirmation) {
      recoveryCodes
    }
  }
`);

export const BeginAppDocument = graphql(`
  mutation BeginApp($confirmation: ConfirmationInput!) {
    beginApp(confirmation: $confirmation) {
      setupKey
      uri
    }
  }
`);

export const AddAppDocument = graphql(`
  mutation AddApp($code: String!) {
    change: addApp(code: $code) {
      recoveryCodes
    }
  }
`);

export const RemoveAppDocument = graphql(`
  mutation RemoveApp($confirmation: ConfirmationInput!) {
    change: removeApp(confirmation: $confirmation) {
      recoveryCodes
    }
  }
`);

export const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes($confirmation: ConfirmationInput!) {
    change: renewRecoveryCodes(confirmation: $confirmation) {
      recoveryCodes
    }
  }
`);
