import { useMutation } from '@apollo/client/react';
import { deliveryClosureRules } from '../../../common/rules/deliveryRules';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import type { TranslatedLanguage } from '../../../common/languages';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { Pair } from '../../ui-antd/form/Pair';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { SideBySide } from '../translations/SideBySide';
import { directionOf, ENGLISH_NAMES, errorsOf } from '../translations/translations';
import { CreateDeliveryClosureDocument, type Zone } from './documents';
import { fieldOf, translationsInput } from './zoneForm';

interface ClosureDialogProps {
  zones: readonly Pick<Zone, 'id' | 'name'>[];
  /** Called with the closure, and how many orders it hits. */
  onSaved: (closure: { id: number; orderCount: number }) => void;
  onClose: () => void;
}

interface ClosureValues {
  /** 0 for all zones. */
  zoneId: number;
  date: string;
  reason: string;
  translations: Record<TranslatedLanguage, string>;
}

const ALL = 0;
const RULES = deliveryClosureRules();
const NEW: ClosureValues = {
  zoneId: ALL,
  date: '',
  reason: '',
  translations: Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, ''])) as Record<
    TranslatedLanguage,
    string
  >,
};

/** A day on which nobody delivers, to one zone or to all. Orders that are on it stay until they are moved. */
export function ClosureDialog({ zones, onSaved, onClose }: ClosureDialogProps) {
  const [create] = useMutation(CreateDeliveryClosureDocument);
  return (
    <FormDialog<ClosureValues>
      title="Close a Day"
      width={880}
      initialValues={NEW}
      validate={(values) => ({
        ...errorsOf(RULES, inputOf(values), fieldOf),
        // The field of a browser holds a whole day or none.
        ...(values.date === '' && { date: 'Choose the day' }),
      })}
      fieldOf={fieldOf}
      submit="Close the Day"
      messages={{ success: 'Day closed successfully', fallback: 'Failed to close the day' }}
      save={async (values) => {
        const { data } = await create({ variables: { input: inputOf(values) } });
        if (data) onSaved(data.createDeliveryClosure);
      }}
      onClose={onClose}
    >
      <Pair>
        <TextField name="date" label="Day" type="date" />
        <ChoiceField
          name="zoneId"
          label="Zone"
          choices={[{ value: ALL, label: 'All zones' }, ...zones.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Pair>
      <SideBySide
        translated={(language) => (
          <TextField
            name={`translations.${language}`}
            label={`Reason in ${ENGLISH_NAMES[language]}`}
            optional
            lang={language}
            dir={directionOf(language)}
          />
        )}
      >
        <TextField name="reason" label="Reason" hint="Buyers read it beside the day" />
      </SideBySide>
    </FormDialog>
  );
}

function inputOf({ zoneId, date, reason, translations }: ClosureValues) {
  return {
    zoneId: zoneId === ALL ? null : zoneId,
    date,
    reason: reason.trim(),
    translations: translationsInput(translations),
  };
}
