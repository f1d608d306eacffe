import { useMutation } from '@apollo/client/react';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { grouped } from '../../../common/amountText';
import type { PricePlanState } from '../../gql/graphql';
import { useAction } from '../../ui-antd/actions/useAction';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PricePlansDocument, WithdrawPricePlanDocument, type Plan } from './documents';
import { EditPlanDialog } from './EditPlanDialog';
import { PlanChangesDialog } from './PlanChangesDialog';
import { PlanDialog } from './PlanDialog';
import { SUBJECTS } from './planForm';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

const STATES: Readonly<Record<PricePlanState, string>> = {
  PLANNED: 'Planned',
  APPLIED: 'Applied',
  WITHDRAWN: 'Withdrawn',
  FAILED: 'Failed',
};
const TONES = { PLANNED: 'good', APPLIED: 'plain', WITHDRAWN: 'plain', FAILED: 'bad' } as const;

/** Prices that will be: all plans, and what an administrator does with them. */
export function PlansPage() {
  const address = useListAddress();
  const state = chosen(address.get('state'), STATES) ?? null;
  const { data, ...reading } = useListQuery(PricePlansDocument, {
    after: address.after,
    state,
    // What comes next stands first.
    descending: state !== 'PLANNED',
  });
  const [opened, setOpened] = useState<Plan | null>(null);
  // Another page of the back office may lead to a new plan.
  const subject = chosen(address.get('new'), SUBJECTS);
  const [edited, setEdited] = useState<Plan | 'new' | null>(subject ? 'new' : null);
  const close = () => {
    setEdited(null);
    if (subject) address.set({ new: '' });
  };
  const [withdraw] = useMutation(WithdrawPricePlanDocument);
  const confirm = useConfirm();
  const act = useAction();

  async function remove({ id, version, localAt }: Plan): Promise<void> {
    const confirmed = await confirm({
      title: `Withdraw plan ${id}?`,
      content: `Its prices will not change at ${localAt.replace('T', ' ')}.`,
      okText: 'Withdraw',
    });
    if (!confirmed) return;
    await act(() => withdraw({ variables: { id, version } }), {
      success: 'Plan withdrawn successfully',
      fallback: 'Failed to withdraw the plan',
    });
    reading.retry();
  }

  const columns: Column<Plan>[] = [
    { title: 'From', key: 'at', render: ({ localAt }) => <strong>{localAt.replace('T', ' ')}</strong> },
    {
      title: 'Status',
      key: 'state',
      below: 'at',
      render: (plan) => <Label tone={TONES[plan.state]}>{STATES[plan.state]}</Label>,
    },
    {
      title: 'Changes',
      key: 'changes',
      below: 'at',
      render: (plan) => (
        <Button type="link" aria-label={`Show the changes of plan ${plan.id}`} onClick={() => setOpened(plan)}>
          {plan.changeCount === 1 ? '1 change' : `${grouped(plan.changeCount)} changes`}
        </Button>
      ),
    },
    {
      title: 'Reason',
      key: 'reason',
      from: 'md',
      render: ({ reason, failure }) => <span dir="auto">{failure ?? reason ?? ''}</span>,
    },
    { title: 'By', key: 'by', from: 'lg', render: ({ madeByUsername }) => madeByUsername },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      dependency: null,
      width: 116,
      render: (plan) =>
        plan.state === 'PLANNED' && (
          <>
            <Button
              type="text"
              icon={<EditOutlined />}
              aria-label={`Change plan ${plan.id}`}
              onClick={() => setEdited(plan)}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={`Withdraw plan ${plan.id}`}
              onClick={() => void remove(plan)}
            />
          </>
        ),
    },
  ];

  return (
    <>
      <title>Planned Prices | Bustan</title>
      <h1>Planned Prices</h1>
      <Section
        title="Prices from a day and time on"
        count={data?.pricePlans.totalCount}
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            Plan Prices
          </Button>
        }
      >
        <Filters>
          <ChoiceFilter address={address} name="state" label="Status" choices={STATES} />
        </Filters>
        <ListTable
          label="Planned prices"
          rowKey="id"
          rowName={({ id }) => `plan ${id}`}
          columns={columns}
          reading={reading}
          page={data?.pricePlans}
          address={address}
          filters={['state']}
          empty={{ title: 'No plans yet', text: 'Plan prices, and they hold from the day and time that you choose.' }}
        />
      </Section>
      {opened && <PlanChangesDialog plan={opened} onClose={() => setOpened(null)} />}
      {edited === 'new' && <PlanDialog subject={subject} onSaved={reading.retry} onClose={close} />}
      {edited && edited !== 'new' && (
        <EditPlanDialog plan={edited} onSaved={reading.retry} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
