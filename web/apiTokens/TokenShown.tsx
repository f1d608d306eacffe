import { CopyOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useToast } from '../ui/toast/toast';
import styles from './TokenShown.module.css';

interface TokenShownProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** A new token, the only time that it is shown: nothing but the button that says so takes it away. */
export function TokenShown({ name, token, onClose }: TokenShownProps) {
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
