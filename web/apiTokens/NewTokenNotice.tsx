import { CopyOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useToast } from '../ui/toast/toast';
import styles from './NewTokenNotice.module.css';
import { useTranslation } from '../i18n/text';

interface NewTokenNoticeProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** A new token, which is shown only once; only its button closes the dialog, so that it is not lost by a stray click. */
export function NewTokenNotice({ name, token, onClose }: NewTokenNoticeProps) {
  const t = useTranslation();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast({ title: t('Token copied') }),
      () => toast({ title: t('Error'), description: t('Please select the token and copy it.'), tone: 'error' }),
    );
  return (
    <Modal
      open
      title={t('Token “{name}”', { name })}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      footer={null}
    >
      <div className={styles.token}>
        <p>{t('Copy it now: it is shown this once and kept nowhere.')}</p>
        <code className={styles.secret}>{token}</code>
        <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onClose}>{t('I have kept it')}</Button>
      </div>
    </Modal>
  );
}
