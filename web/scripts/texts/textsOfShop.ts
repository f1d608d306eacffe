import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  BUILT_IN_CATEGORIES,
  BUSINESS_DEFAULT,
  GUEST_DEFAULTS,
  LIMITS,
  PAYMENT_METHOD_LABELS,
} from '../../../common/constants';
import { LEDGER_TEXTS } from '../../../common/ledgerTexts';
import { TRANSFER_TEXTS } from '../../../common/currencies/transferTexts';
import { CANCELLATION_TEXTS, CHANGED_OFTEN, SENT_INSTEAD } from '../../../common/delivery/cancellationTexts';
import { MESSAGES, phoneMessage, tooLong } from '../../../common/messages';
import { PAGE_TEXTS, PAGE_TITLE, SEARCH_HEADING } from '../../../common/pageTexts';
import { DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { TOKEN_MESSAGES } from '../../../common/rules/tokenRules';

/** The back office speaks English alone; the others hold no texts of the shop. */
const UNTRANSLATED = ['admin', 'explorer', 'gql', 'scripts', 'testing', 'public'];

/** What only the portals say has a file of its own, so that shoppers do not load it. */
const OF_PORTALS = /^(?:business|employee|driver|portal|ui-antd|credit|apiTokens|portals' messages)(?:\/|$)/;

/** Likewise what only the pages of an account say. */
const OF_ACCOUNT = /^account\//;

/** And what is said where a day of delivery is chosen, which shops without zones never show. */
const OF_DELIVERY = /^delivery\//;

/** And what packing slips say, each in the language of its order. */
const OF_SLIPS = /^packingSlips\//;

/** The files of a language's folder: those the screens read, and what the server alone says. */
export type TextFile = 'store' | 'account' | 'delivery' | 'slips' | 'portals' | 'mails';
const TRANSLATED_BY = new Set(['t', 'translate', 'msg']);

/** Texts of `common/` that reach the customer's screens: what forms answer, how packagings and payment methods are called, and what the
 * server writes into pages. */
const OF_COMMON = [
  MESSAGES.firstName,
  MESSAGES.lastName,
  MESSAGES.validEmail,
  MESSAGES.fullAddress,
  MESSAGES.addressLabel,
  MESSAGES.tooManyAddresses,
  MESSAGES.city,
  MESSAGES.area,
  MESSAGES.username,
  MESSAGES.invisibleUsername,
  MESSAGES.password,
  MESSAGES.missingCredentials,
  MESSAGES.paymentMethod,
  MESSAGES.fullName,
  MESSAGES.email,
  MESSAGES.employeePhone,
  MESSAGES.street,
  MESSAGES.employeeCity,
  MESSAGES.missingInformation,
  MESSAGES.missingAddress,
  MESSAGES.locationRequired,
  MESSAGES.emptyCart,
  MESSAGES.passwordLength,
  MESSAGES.currentPassword,
  MESSAGES.usernameOrEmail,
  MESSAGES.code,
  MESSAGES.ownPasswordLength,
  MESSAGES.passwordsDiffer,
  MESSAGES.passkeyHost,
  MESSAGES.invalidEmail,
  MESSAGES.pendingBusiness,
  phoneMessage('').key,
  tooLong(LIMITS.text).key,
  GUEST_DEFAULTS.packaging,
  GUEST_DEFAULTS.size,
  BUSINESS_DEFAULT,
  ...BUILT_IN_CATEGORIES.map(({ name }) => name),
  ...Object.values(PAYMENT_METHOD_LABELS),
  PAGE_TITLE,
  SEARCH_HEADING,
  ...Object.values(PAGE_TEXTS),
  ...Object.values(TRANSFER_TEXTS),
  ...Object.values(CANCELLATION_TEXTS),
  CHANGED_OFTEN,
  SENT_INSTEAD,
];

/** What forms and answers of the server say in the portals alone. */
const MESSAGES_OF_PORTALS = [
  MESSAGES.emptyEmployeeOrder,
  MESSAGES.employeeUsername,
  MESSAGES.employeeLocation,
  MESSAGES.employeeAddress,
  MESSAGES.employeeState,
  MESSAGES.employeeZip,
  ...Object.values(TOKEN_MESSAGES),
  ...LEDGER_TEXTS,
  DRIVING_MESSAGES.isOver,
  DRIVING_MESSAGES.takenBy,
  DRIVING_MESSAGES.reason,
  DRIVING_MESSAGES.next,
  DRIVING_MESSAGES.noRate,
];

/** In which file the translation of a text stands, by where it is said. */
export function fileOf(places: readonly string[]): TextFile {
  const onScreens = places.filter((place) => !place.startsWith('server/'));
  // The server reads the files of the screens, too.
  if (onScreens.length === 0) return 'mails';
  if (onScreens.every((place) => OF_PORTALS.test(place))) return 'portals';
  if (onScreens.every((place) => OF_DELIVERY.test(place))) return 'delivery';
  if (onScreens.every((place) => OF_SLIPS.test(place))) return 'slips';
  return onScreens.every((place) => OF_ACCOUNT.test(place)) ? 'account' : 'store';
}

/** Every text that the server says in the reader's language (`server/core/texts.ts`), with the files that say it. */
export function textsOfServer(server: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of sourcesIn(server)) {
    for (const text of textsIn(file)) {
      const place = `server/${file.slice(server.length + 1)}`;
      texts.set(text, [...new Set([...(texts.get(text) ?? []), place])]);
    }
  }
  return texts;
}

/** Every text that the screens in `web` can say but for the back office's, by its English, with the files that say it. */
export function textsOfShop(web: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (text: string, place: string) => {
    const places = texts.get(text) ?? [];
    if (!places.includes(place)) texts.set(text, [...places, place]);
  };
  for (const text of OF_COMMON) add(text, 'common/');
  for (const text of MESSAGES_OF_PORTALS) add(text, "portals' messages");
  for (const file of sourcesIn(web)) {
    for (const text of textsIn(file)) add(text, file.slice(web.length + 1));
  }
  return texts;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return UNTRANSLATED.includes(entry.name) ? [] : sourcesIn(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TRANSLATED_BY.has(node.expression.getText(tree))) {
      const [text] = node.arguments;
      if (text) texts.push(...literalsOf(text));
    }
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(tree);
  return texts;
}

/** What stands there word for word, also in `a ? 'x' : 'y'` and `a ?? 'x'`; nothing of what is computed. */
function literalsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) return [...literalsOf(expression.left), ...literalsOf(expression.right)];
  return [];
}
