import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { deliveryZoneRules } from '../../../common/rules/deliveryRules';
import type { DeliveryWindowInput } from '../../gql/graphql';
import { SwitchField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import { SideBySide } from '../translations/SideBySide';
import { directionOf, ENGLISH_NAMES, errorsOf } from '../translations/translations';
import {
  AdminDeliveryZoneDocument,
  CreateDeliveryZoneDocument,
  UpdateDeliveryZoneDocument,
  type Zone,
} from './documents';
import styles from './delivery.module.css';
import { PlacesEditor } from './PlacesEditor';
import { PlanEditor } from './PlanEditor';
import { TwoWeeks } from './TwoWeeks';
import { fieldOf, windowsInput, zoneInput, zoneValues, type ZoneValues } from './zoneForm';

interface ZoneDialogProps {
  /** Null for a new one. */
  zone: Zone | null;
  /** Reads the list again. */
  onSaved: () => void;
  onClose: () => void;
}

const RULES = deliveryZoneRules();

/** The form of a zone: where it is, what delivery costs there, and its plan beside the coming two weeks. */
export function ZoneDialog({ zone, onSaved, onClose }: ZoneDialogProps) {
  const client = useApolloClient();
  const { latest, reload } = useLatest(
    zone,
    async ({ id }) => {
      const { data } = await client.query({
        query: AdminDeliveryZoneDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      onSaved();
      return data?.deliveryZone ?? null;
    },
    zoneValues,
  );
  const [create] = useMutation(CreateDeliveryZoneDocument);
  const [update] = useMutation(UpdateDeliveryZoneDocument);
  return (
    <FormDialog<ZoneValues>
      title={zone ? 'Edit Zone' : 'Create Zone'}
      width={1200}
      initialValues={zoneValues(zone)}
      validate={(values) => errorsOf(RULES, zoneInput(values), fieldOf)}
      fieldOf={fieldOf}
      submit={zone ? 'Save' : 'Create'}
      messages={
        zone
          ? { success: 'Zone updated successfully', fallback: 'Failed to update the zone' }
          : { success: 'Zone created successfully', fallback: 'Failed to create the zone' }
      }
      save={async (values) => {
        const input = zoneInput(values);
        if (latest) await update({ variables: { id: latest.id, input: { ...input, version: latest.version } } });
        else await create({ variables: { input } });
        onSaved();
      }}
      onClose={onClose}
      reload={reload}
    >
      <SideBySide
        translated={(language) => (
          <TextField
            name={`translations.${language}`}
            label={`Name in ${ENGLISH_NAMES[language]}`}
            optional
            lang={language}
            dir={directionOf(language)}
          />
        )}
      >
        <TextField name="name" label="Name" />
      </SideBySide>
      <h3 className={styles.heading}>Where</h3>
      <PlacesEditor />
      <h3 className={styles.heading}>What it costs</h3>
      <div className={styles.three}>
        <TextField
          name="fee"
          label="Delivery fee"
          optional
          suffix="LBP"
          figures
          hint="Empty: the usual one of the checkouts"
        />
        <TextField name="freeFrom" label="Free from" optional suffix="LBP" figures hint="Empty: never free" />
        <TextField name="minimum" label="Minimum order" optional suffix="LBP" figures hint="Empty: none" />
      </div>
      <SwitchField
        name="chargesBusinesses"
        label="Also for businesses"
        hint="Otherwise they and their employees pay nothing for delivery and have no minimum."
      />
      <h3 className={styles.heading}>When</h3>
      <div className={styles.beside}>
        <PlanEditor />
        <section aria-label="Preview" className={styles.preview}>
          <h4 className={styles.heading}>The coming two weeks</h4>
          <Preview zoneId={latest?.id ?? null} />
        </section>
      </div>
    </FormDialog>
  );
}

/** The plan is asked about once nothing was typed for a moment. */
const TYPED_MS = 500;

/** The coming days by the plan as it is typed; while that cannot be, by the last one that could. */
function Preview({ zoneId }: { zoneId: number | null }) {
  const { values } = useFormikContext<ZoneValues>();
  const [windows, setWindows] = useState(() => windowsInput(values.windows));
  const typed = JSON.stringify(windowsInput(values.windows));
  const errors = errorsOf<ZoneValues>(RULES, zoneInput(values), fieldOf);
  const isWhole = errors.windows === undefined;
  useEffect(() => {
    if (!isWhole) return undefined;
    const timer = setTimeout(() => setWindows(JSON.parse(typed) as DeliveryWindowInput[]), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, isWhole]);
  return (
    <>
      {!isWhole && <p role="status">The plan is not complete yet: these are the days before the last change.</p>}
      <TwoWeeks zoneId={zoneId} windows={windows} />
    </>
  );
}
