import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useTranslation } from '../../i18n/text';

interface RowActionsProps {
  /** Names the thing for whoever does not see its row. */
  name: string;
  onEdit?: () => void;
  onDelete?: (() => void) | undefined;
}

/** The edit and delete icons of a row. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const t = useTranslation();
  return (
    <Space size={0}>
      {onEdit && (
        <Button type="text" icon={<EditOutlined />} aria-label={t('Edit {name}', { name })} onClick={onEdit} />
      )}
      {onDelete && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('Delete {name}', { name })}
          onClick={onDelete}
        />
      )}
    </Space>
  );
}
