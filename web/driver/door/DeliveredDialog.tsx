import { CameraOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { formatLbp, isUnset } from '../../../common/amountText';
import { westernNumber } from '../../../common/texts/westernNumber';
import { useTranslation } from '../../i18n/text';
import { TextField } from '../../ui-antd/form/fields';
import { FocusOnError } from '../../ui/form/FocusOnError';
import type { AtDoor } from '../outbox/reports';
import type { DriverStop } from '../driverStop';
import { ToCollect } from '../ToCollect';
import styles from './door.module.css';
import { KeepForm } from './KeepForm';
import { doorErrors, saveDoor, savedDoor, settledBy, type Door, type DoorForm } from './doorForm';
import { smallPhoto } from './photo';

interface DeliveredDialogProps {
  door: Door;
  stop: DriverStop;
  onReport: (atDoor: AtDoor) => void;
  onClose: () => void;
}

/** Who took it, what was collected, and a photo; what was typed stays when the phone goes out. */
export function DeliveredDialog({ door, stop, onReport, onClose }: DeliveredDialogProps) {
  const t = useTranslation();
  const { orderId, toCollect, lbpPerUsd, customerName, employeeName } = stop;
  const [initial] = useState(() => savedDoor(door));
  const name = employeeName ?? customerName;
  const isCash = !isUnset(toCollect);

  // The photo while the phone still reads it; null for none.
  const reading = useRef<Promise<string | null>>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function submit({ takenBy, lbp, usd, photo: shown }: DoorForm): Promise<void> {
    const awaited = reading.current;
    const photo = awaited ? await awaited : shown;
    // The photo says that it cannot be read, and whoever has closed this meanwhile reports nothing.
    if ((awaited && photo === null) || !isOpen.current) return;
    onReport({
      kind: 'delivered',
      takenBy: takenBy.trim(),
      lbp: westernNumber(lbp) || '0',
      usd: westernNumber(usd) || '0',
      photo,
    });
  }

  return (
    <Modal open title={t('Order #{id} delivered', { id: orderId })} footer={null} onCancel={onClose} width={480}>
      <Formik
        initialValues={initial}
        validate={(values) => {
          const errors = doorErrors(values, lbpPerUsd);
          return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, t(message)]));
        }}
        onSubmit={submit}
      >
        {({ setFieldValue, isSubmitting }) => (
          <Form noValidate className={styles.form} aria-label={t('Order #{id} delivered', { id: orderId })}>
            <FocusOnError />
            <KeepForm save={(form: DoorForm) => saveDoor(door, form)} />
            <TextField name="takenBy" label={t('Who took it')} autoComplete="off" />
            {name && (
              <Button className={styles.quick} onClick={() => void setFieldValue('takenBy', name)}>
                <bdi>{name}</bdi>
              </Button>
            )}
            {isCash && <Cash stop={stop} />}
            <Photo onReading={(photo) => (reading.current = photo)} />
            <Button type="primary" size="large" htmlType="submit" loading={isSubmitting} block>
              {t('Report as Delivered')}
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}

function Cash({ stop }: { stop: DriverStop }) {
  const t = useTranslation();
  const { values, setFieldValue } = useFormikContext<DoorForm>();
  const { toCollect, lbpPerUsd } = stop;
  const settled = settledBy(values, stop);
  const isTyped = Boolean(values.lbp || values.usd);
  return (
    <fieldset className={styles.cash}>
      <legend>{t('Cash')}</legend>
      <ToCollect stop={stop} />
      <Button className={styles.quick} onClick={() => void setFieldValue('lbp', toCollect.replace(/\.00$/, ''))}>
        {t('Exactly this, in LBP')}
      </Button>
      <TextField name="lbp" label={t('Collected in LBP')} optional figures dir="ltr" />
      {lbpPerUsd !== null && <TextField name="usd" label={t('Collected in USD')} optional figures dir="ltr" />}
      <p role="status" className={styles.settled}>
        {isTyped && settled && <Settled {...settled} />}
      </p>
    </fieldset>
  );
}

function Settled({ change, missing }: { change: string; missing: string }) {
  const t = useTranslation();
  if (!isUnset(change)) {
    return (
      <strong>
        {t('Give back:')} <bdi dir="ltr">{formatLbp(change)}</bdi>
      </strong>
    );
  }
  if (isUnset(missing)) return <strong>{t('It is paid')}</strong>;
  return (
    <strong className={styles.missing}>
      {t('Still missing:')} <bdi dir="ltr">{formatLbp(missing)}</bdi>
    </strong>
  );
}

/**
 * An optional photo of what was delivered, from the camera.
 * @param onReading called with the photo while the phone reads it, which takes it a moment; null once it is there
 */
function Photo({ onReading }: { onReading: (photo: Promise<string | null> | null) => void }) {
  const t = useTranslation();
  const { values, setFieldValue } = useFormikContext<DoorForm>();
  const [isBroken, setIsBroken] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<Promise<string | null>>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const reading = smallPhoto(file);
    follow(reading);
    const photo = await reading;
    // Another one was taken meanwhile, or this one removed.
    if (latest.current !== reading) return;
    follow(null);
    setIsBroken(photo === null);
    await setFieldValue('photo', photo);
  }

  function follow(reading: Promise<string | null> | null): void {
    latest.current = reading;
    setIsReading(reading !== null);
    onReading(reading);
  }

  return (
    <div className={styles.photo}>
      <label htmlFor={id} className={styles.camera}>
        <CameraOutlined aria-hidden />
        {values.photo ? t('Another photo') : t('Take a photo')} <span>{t('(optional)')}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.file}
        aria-describedby={isBroken ? `${id}-error` : undefined}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p role="status">{isReading && t('Reading the photo…')}</p>
      {isBroken && (
        <p id={`${id}-error`} role="alert" className={styles.missing}>
          {t('This is no picture that the phone can read. Please take another one.')}
        </p>
      )}
      {values.photo && (
        <>
          <img src={values.photo} alt={t('The photo')} className={styles.preview} />
          <Button
            onClick={() => {
              follow(null);
              void setFieldValue('photo', null);
              if (input.current) input.current.value = '';
              input.current?.focus();
            }}
          >
            {t('Remove the photo')}
          </Button>
        </>
      )}
    </div>
  );
}
