import { CopyOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useToast } from '../ui/toast/toast';
import styles from './NewTokenNotice.module.css';

interface NewTokenNoticeProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** A new token, which is shown only once; only its button closes the dialog, so that it is not lost by a stray click. */
export function NewTokenNotice({ name, token, onClose }: NewTokenNoticeProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast({ title: 'Token copied' }),
      () => toast({ title: 'Error', description: 'Please select the token and copy it.', tone: 'error' }),
    );
  return (
    <Modal open title={`Token “${name}”`} mask={{ closable: false }} closable={false} keyboard={false} footer={null}>
      <div className={styles.token}>
        <p>Copy it now: it is shown this once and kept nowhere.</p>
        <code className={styles.secret}>{token}</code>
        <Button type="primary" icon={<CopyOutlined />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>I have kept it</Button>
      </div>
    </Modal>
  );
}
