import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useToast } from '../../ui/toast/toast';
import styles from './SecondStepPage.module.css';

/** New recovery codes, which are shown this once; only its button closes the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Codes copied' }),
      () => toast({ title: 'Error', description: 'Please select the codes and copy them.', tone: 'error' }),
    );
  return (
    <Modal open title="Your recovery codes" mask={{ closable: false }} closable={false} keyboard={false} footer={null}>
      <div className={styles.dialog}>
        <p>
          Each of them signs you in once when your device is lost. Print them, or keep them where you keep your
          passwords: they are shown this once, and codes of before work no more.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Bustan recovery codes\n\n${text}\n`)}`}
            download="bustan-recovery-codes.txt"
          >
            Download
          </Button>
          <Button type="primary" onClick={onClose}>
            I have kept them
          </Button>
        </div>
      </div>
    </Modal>
  );
}
