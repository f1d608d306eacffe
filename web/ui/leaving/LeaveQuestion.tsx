import { useTranslation } from '../../i18n/text';
import { Question } from '../feedback/Question';

/** Asks whether what was typed of a form may be lost. */
export function LeaveQuestion({ onAnswer }: { onAnswer: (agrees: boolean) => void }) {
  const t = useTranslation();
  return (
    <Question
      title={t('Leave without saving?')}
      text={t('What you changed has not been saved and would be lost.')}
      no={t('Stay')}
      yes={t('Leave')}
      onAnswer={onAnswer}
    />
  );
}
