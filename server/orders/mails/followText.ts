import type { Language } from '../../../common/languages';

/** What a confirmation says of the link by which a guest follows the order. */
interface FollowText {
  /** Of the link. */
  label: string;
  /** Who has it sees the order. */
  caution: string;
}

const TEXTS: Readonly<Record<Language, FollowText>> = {
  en: {
    label: 'Follow your order',
    caution: 'Whoever has this link sees what you ordered and where it is. It works until 90 days after the delivery.',
  },
  ar: {
    label: 'تابِع طلبك',
    caution: 'كل من لديه هذا الرابط يرى ما طلبته وأين وصل. يعمل الرابط حتى 90 يومًا بعد التسليم.',
  },
  fr: {
    label: 'Suivre votre commande',
    caution:
      'Toute personne qui a ce lien voit ce que vous avez commandé et où en est la commande. Il fonctionne jusqu’à 90 jours après la livraison.',
  },
};

/** In the language of the mail. */
export function followText(language: Language): FollowText {
  return TEXTS[language];
}
