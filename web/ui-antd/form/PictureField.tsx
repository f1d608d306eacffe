import { Button } from 'antd';
import { useField } from 'formik';
import { useId, useRef, useState } from 'react';
import { CATALOGUE_MESSAGES } from '../../../common/rules/catalogue/catalogueRules';
import { LIMITS } from '../../../common/constants';
import { described, FormRow } from './FormRow';
import { conflictOf } from '../formDialog/editConflict';
import { EditConflictNotice } from '../formDialog/EditConflictNotice';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  name: string;
  label: string;
  /** Address of the picture that is kept while the field is null; null when there is none. */
  current: string | null;
}

/**
 * A picture, read in the browser as an inline data string and shown as it will be kept. The field is null for "as it
 * is", "" for none, else the data string.
 */
export function PictureField({ name, label, current }: PictureFieldProps) {
  const [field, meta, helpers] = useField<string | null>(name);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [opened] = useState(current);
  // `current` is the saved picture, also after somebody else has changed it.
  const changed = conflictOf(opened, field.value ?? current, current);
  const error = problem ?? meta.error;
  const hint = 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB';
  const preview = field.value === null ? current : field.value || null;

  async function readFile(file: File): Promise<void> {
    setProblem(null);
    if (file.size > LIMITS.imageBytes) {
      setProblem(CATALOGUE_MESSAGES.imageSize);
      return;
    }
    const dataUrl = await readAsDataUrl(file);
    await helpers.setValue(dataUrl);
    if (file.type.startsWith('image/') && !(await isDrawable(dataUrl))) setProblem(CATALOGUE_MESSAGES.imageBroken);
  }

  function clear(value: string | null): void {
    if (input.current) input.current.value = '';
    setProblem(null);
    void helpers.setValue(value);
    input.current?.focus();
  }

  return (
    <FormRow
      id={id}
      label={label}
      optional
      error={error}
      hint={hint}
      note={
        <EditConflictNotice
          id={id}
          label={label}
          changed={changed}
          format={(url) => (url === null ? '' : 'another picture')}
          onUseTheirs={() => clear(null)}
        />
      }
    >
      <div className={styles.picture}>
        {preview && <img className={styles.preview} src={preview} alt="Preview" width={96} height={96} />}
        <input
          {...described(id, error, hint, changed)}
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file);
          }}
        />
        {preview && <Button onClick={() => clear('')}>Remove Image</Button>}
      </div>
    </FormRow>
  );
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** Whether the browser can draw it; the server looks into it once more. */
function isDrawable(dataUrl: string): Promise<boolean> {
  const image = new Image();
  image.src = dataUrl;
  return image.decode().then(
    () => true,
    () => false,
  );
}
