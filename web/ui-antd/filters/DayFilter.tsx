import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ListAddress } from './useListAddress';

interface DayFilterProps {
  address: ListAddress;
  name: string;
  label: string;
}

/** Narrows the list by a day, kept in the address like "2026-11-21". */
export function DayFilter({ address, name, label }: DayFilterProps) {
  const day = address.get(name);
  const value = dayjs(day, 'YYYY-MM-DD');
  return (
    <DatePicker
      aria-label={label}
      placeholder={label}
      value={day && value.isValid() ? value : null}
      onChange={(chosen) => address.set({ [name]: chosen ? chosen.format('YYYY-MM-DD') : '' })}
    />
  );
}
