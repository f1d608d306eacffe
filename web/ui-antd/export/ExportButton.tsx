import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toast/toast';
import { saveFile } from '../../lib/saveFile';
import { download } from './download';
import { currentLanguage, useTranslation } from '../../i18n/text';

interface ExportButtonProps {
  /** Like "/api/admin/export/orders.csv". */
  path: string;
  /** The filters of the list; what is null or undefined does not narrow. */
  filters: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Those filters of which GraphQL says "SHIPPED" and an address "shipped". */
  choices?: Readonly<Record<string, string | null | undefined>>;
}

/** Exports everything that the filters select, not only the page on the screen, and shows how far it is. */
export function ExportButton({ path, filters, choices = {} }: ExportButtonProps) {
  const t = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const toast = useToast();
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) if (value != null) query.set(name, String(value));
    for (const [name, value] of Object.entries(choices)) if (value != null) query.set(name, value.toLowerCase());
    // The back office speaks English, and so do its exports.
    if (currentLanguage() !== 'en') query.set('language', currentLanguage());
    running.current = new AbortController();
    setProgress(0);
    try {
      const answer = await download(`${path}?${query}`, running.current.signal, setProgress);
      if (answer.file) saveFile(answer.file, answer.name);
      else if (answer.nothing) toast({ title: t('No data to export') });
      else toast({ title: t('Error'), description: t(answer.message), tone: 'error' });
    } catch {
      if (!running.current.signal.aborted) {
        toast({ title: t('Error'), description: t('The export broke off. Please try again.'), tone: 'error' });
      }
    } finally {
      setProgress(null);
    }
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('Export CSV') : t('Exporting… {percent}%', { percent: Math.floor(progress * 100) })}
    </Button>
  );
}
