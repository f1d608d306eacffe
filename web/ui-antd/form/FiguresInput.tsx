import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { westernNumber } from '../../../common/texts/westernNumber';

interface FiguresInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** As the shop takes it, or what was typed instead of a number. */
  value: string;
  onChange: (value: string) => void;
}

/** A number, which people may type as they write it ("1,250,000", "12,5", "١٢٫٥"): their text stays as it is typed. */
export function FiguresInput({ value, onChange, ...input }: FiguresInputProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Input
      {...input}
      inputMode="decimal"
      // Set by something else than typing, it is another number than was typed.
      value={westernNumber(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(westernNumber(target.value));
      }}
    />
  );
}
