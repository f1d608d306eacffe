import { useApolloClient, useMutation } from '@apollo/client/react';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import { ChangePricePlanDocument, PricePlanDocument, type Plan } from './documents';
import { InstantField } from './PlanDialog';
import { PLAN_FORM_RULES } from './planForm';

interface EditPlanDialogProps {
  plan: Plan;
  onSaved: () => void;
  onClose: () => void;
}

/** Another instant or reason for a plan; its changes stay. */
export function EditPlanDialog({ plan, onSaved, onClose }: EditPlanDialogProps) {
  const client = useApolloClient();
  const { latest, reload } = useLatest(
    plan,
    async ({ id }) => {
      const variables = { id, after: -1 };
      const { data } = await client.query({ query: PricePlanDocument, variables, fetchPolicy: 'no-cache' });
      onSaved();
      return data?.pricePlan ?? null;
    },
    valuesOf,
  );
  const [change] = useMutation(ChangePricePlanDocument);
  return (
    <FormDialog
      title={`Change Plan ${plan.id}`}
      initialValues={valuesOf(plan)}
      rules={PLAN_FORM_RULES}
      submit="Save"
      messages={{ success: 'Plan changed successfully', fallback: 'Failed to change the plan' }}
      save={async ({ at, reason }) => {
        const { id, version } = latest ?? plan;
        await change({ variables: { id, input: { at, reason: reason || null, version } } });
        onSaved();
      }}
      onClose={onClose}
      reload={reload}
    >
      <InstantField />
      <TextField name="reason" label="Reason" optional />
    </FormDialog>
  );
}

function valuesOf(plan: Plan | null) {
  return { at: plan?.localAt ?? '', reason: plan?.reason ?? '' };
}
