import { Checkbox } from 'antd';
import { useField } from 'formik';
import { useId } from 'react';
import type { Duty } from '../../gql/graphql';
import { DUTIES, DUTY_TEXTS } from './dutyTexts';
import styles from './DutiesField.module.css';

/** What a member of the staff may do, each duty with what it opens. */
export function DutiesField() {
  const [{ value }, , { setValue }] = useField<readonly Duty[]>('duties');
  const id = useId();
  const choose = (duty: Duty, isChosen: boolean) =>
    setValue(DUTIES.filter((each) => (each === duty ? isChosen : value.includes(each))));
  return (
    <fieldset className={styles.duties}>
      <legend className={styles.legend}>Duties</legend>
      <p className={styles.explanation}>What is ticked is open from the next click on, and nothing else.</p>
      {DUTIES.map((duty) => {
        const { label, explanation } = DUTY_TEXTS[duty];
        return (
          <div key={duty} className={styles.duty}>
            <Checkbox
              aria-describedby={`${id}-${duty}`}
              checked={value.includes(duty)}
              onChange={({ target }) => void choose(duty, target.checked)}
            >
              {label}
            </Checkbox>
            <p id={`${id}-${duty}`} className={styles.explanation}>
              {explanation}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
