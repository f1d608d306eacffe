import { useMutation } from '@apollo/client/react';
import { Switch } from 'antd';
import { useId } from 'react';
import { useAction } from '../../ui-antd/actions/useAction';
import { described, FormRow } from '../../ui-antd/form/FormRow';
import { SetBusinessPriceMailsDocument, type Business } from './documents';

/** Whether a business gets its changed prices by mail (specification 23.8); it chooses that itself in its portal, too. */
export function PriceMailsRow({ business, onSaved }: { business: Business; onSaved: () => void }) {
  const [setPriceMails, { loading }] = useMutation(SetBusinessPriceMailsDocument);
  const act = useAction();
  const id = useId();
  const hint = 'A day before planned prices hold, else a few minutes after the change; the reasons you give are in it.';
  const choose = async (on: boolean): Promise<void> => {
    const done = await act(() => setPriceMails({ variables: { userId: business.id, on } }), {
      success: on ? 'Mails about prices are on' : 'Mails about prices are off',
      fallback: 'Failed to change the mails about prices',
    });
    if (done) onSaved();
  };
  return (
    <FormRow id={id} label="Mails about Changed Prices" hint={hint}>
      <div>
        <Switch
          {...described(id, undefined, hint)}
          id={id}
          checked={business.priceMails === true}
          loading={loading}
          onChange={(on) => void choose(on)}
        />
      </div>
    </FormRow>
  );
}
