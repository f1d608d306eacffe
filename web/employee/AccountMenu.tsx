import { UserOutlined } from '@ant-design/icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/text';
import { dataPage, passwordPage, profilePage, sessionsPage } from '../ui-antd/actions/PasswordLink';
import { MenuButton } from '../ui-antd/actions/MenuButton';

/** The ways to the pages of one's own account, and back from there: a menu, since a phone has no room for each. */
export function AccountMenu() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <MenuButton
      label={t('My account')}
      icon={<UserOutlined />}
      items={[
        { key: profilePage(from), label: t('My profile') },
        { key: passwordPage(from), label: t('Change password') },
        { key: sessionsPage(from), label: t('Where you are signed in') },
        { key: dataPage(from), label: t('My data') },
      ]}
      onChoose={(page) => void navigate(page)}
    />
  );
}
