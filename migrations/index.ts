import { Foundation1790000000000 } from './1790000000000-foundation';
import { AuditAndTokens1790000001000 } from './1790000001000-audit-and-tokens';
import { WhoMovedCredit1790000002000 } from './1790000002000-who-moved-credit';
import { CreditAndStatus1790000003000 } from './1790000003000-credit-and-status';
import { CategoriesOfHiddenProducts1790000004000 } from './1790000004000-categories-of-hidden-products';
import { EndSessions1790000100000 } from './1790000100000-end-sessions';
import { Search1790000200000 } from './1790000200000-search';
import { SortedLists1790000300000 } from './1790000300000-sorted-lists';
import { OrderNews1790000310000 } from './1790000310000-order-news';
import { Versions1790000320000 } from './1790000320000-versions';
import { LastChanged1790000400000 } from './1790000400000-last-changed';
import { ReadableRows1790000500000 } from './1790000500000-readable-rows';
import { SearchColumns1790000700000 } from './1790000700000-search-columns';
import { SearchBackfill1790000710000 } from './1790000710000-search-backfill';
import { CreditOfStatusChanges1790000750000 } from './concurrent/1790000750000-credit-of-status-changes';
import { IndexesOfReferences1790000760000 } from './concurrent/1790000760000-indexes-of-references';
import { KeysOfAllWrites1790000780000 } from './concurrent/1790000780000-keys-of-all-writes';
import { ScopeOfEmployees1790000790000 } from './concurrent/1790000790000-scope-of-employees';
import { PictureCopies1790000810000 } from './concurrent/1790000810000-picture-copies';
import { CredentialVersion1790000840000 } from './accounts/1790000840000-credential-version';
import { ToldChanges1790000900000 } from './catalogue/1790000900000-told-changes';
import { CountedStock1790003400000 } from './catalogue/1790003400000-counted-stock';
import { StopsOfStocks1790004800000 } from './catalogue/1790004800000-stops-of-stocks';
import { OrderOfBusinessPrices1790001050000 } from './catalogue/1790001050000-order-of-business-prices';
import { OrderSearch1790000880000 } from './orders/1790000880000-order-search';
import { OrderSearchIndex1790000890000 } from './orders/1790000890000-order-search-index';
import { KeptSums1790001000000 } from './sums/1790001000000-kept-sums';
import { IndexesOfLists1790001001000 } from './sums/1790001001000-indexes-of-lists';
import { ReasonsOfPrices1790001100000 } from './prices/1790001100000-reasons-of-prices';
import { PriceHistory1790001200000 } from './prices/1790001200000-price-history';
import { PricePlans1790001300000 } from './prices/1790001300000-price-plans';
import { NamesOfPlanners1790003800000 } from './prices/1790003800000-names-of-planners';
import { PriceMails1790001400000 } from './mails/1790001400000-price-mails';
import { MailsOfPrices1790001401000 } from './mails/1790001401000-mails-of-prices';
import { PriceMatrix1790001600000 } from './prices/1790001600000-price-matrix';
import { AccountLinks1790002000000 } from './accounts/1790002000000-account-links';
import { UsesOfSessions1790002002000 } from './accounts/1790002002000-uses-of-sessions';
import { MailsOfLinks1790002001000 } from './accounts/1790002001000-mails-of-links';
import { SavedAddresses1790002201000 } from './accounts/1790002201000-saved-addresses';
import { FollowHash1790002200000 } from './orders/1790002200000-follow-hash';
import { CutOffOfOrders1790003900000 } from './orders/1790003900000-cut-off-of-orders';
import { ChangesOfOrders1790004100000 } from './orders/1790004100000-changes-of-orders';
import { PackedLines1790004200000 } from './packing/1790004200000-packed-lines';
import { WhenSomethingIsMissing1790004300000 } from './packing/1790004300000-when-something-is-missing';
import { DeliveryRuns1790004500000 } from './driving/1790004500000-delivery-runs';
import { Staff1790002100000 } from './staff/1790002100000-staff';
import { TranslatedProducts1790001700000 } from './translations/1790001700000-translated-products';
import { TranslatedCategories1790001701000 } from './translations/1790001701000-translated-categories';
import { TranslatedLines1790001702000 } from './translations/1790001702000-translated-lines';
import { SoundsOfWords1790001800000 } from './search/1790001800000-sounds-of-words';
import { IndexOfSounds1790001801000 } from './search/1790001801000-index-of-sounds';
import { SearchInEveryLanguage1790001802000 } from './search/1790001802000-search-in-every-language';
import { WordsOfEveryLanguage1790001803000 } from './search/1790001803000-words-of-every-language';
import { SecondSteps1790002400000 } from './accounts/1790002400000-second-steps';
import { Languages1790001900000 } from './accounts/1790001900000-languages';
import { ConfirmedAddresses1790002300000 } from './accounts/1790002300000-confirmed-addresses';
import { MailsOfAddresses1790002301000 } from './accounts/1790002301000-mails-of-addresses';
import { ClosedAccounts1790002500000 } from './accounts/1790002500000-closed-accounts';
import { OrdersToBlank1790002501000 } from './accounts/1790002501000-orders-to-blank';
import { MailsOfSecondSteps1790002600000 } from './accounts/1790002600000-mails-of-second-steps';
import { BackupRuns1790003700000 } from './backup/1790003700000-backup-runs';
import { Jobs1790003200000 } from './jobs/1790003200000-jobs';
import { MailJobsInsertedAtOnce1790003210000 } from './jobs/1790003210000-mail-jobs-inserted-at-once';
import { OrdersByTheirIndex1790003250000 } from './sums/1790003250000-orders-by-their-index';
import { OrdersByTheirIndexAlways1790004000000 } from './sums/1790004000000-orders-by-their-index-always';
import { DeliveryZones1790003300000 } from './delivery/1790003300000-delivery-zones';
import { DeliveryOfOrders1790003301000 } from './delivery/1790003301000-delivery-of-orders';
import { RatesAndTransfers1790003600000 } from './currency/1790003600000-rates-and-transfers';
import { AddedLines1790004400000 } from './orders/1790004400000-added-lines';
import { SumsInUsd1790004600000 } from './sums/usd/1790004600000-sums-in-usd';
import { KeptCounts1790004700000 } from './lists/1790004700000-kept-counts';
import { IndexesOfLongerLists1790004701000 } from './lists/1790004701000-indexes-of-longer-lists';

/** Every migration, oldest first. */
export const migrations = [
  Foundation1790000000000,
  AuditAndTokens1790000001000,
  WhoMovedCredit1790000002000,
  CreditAndStatus1790000003000,
  CategoriesOfHiddenProducts1790000004000,
  EndSessions1790000100000,
  Search1790000200000,
  SortedLists1790000300000,
  OrderNews1790000310000,
  Versions1790000320000,
  LastChanged1790000400000,
  ReadableRows1790000500000,
  SearchColumns1790000700000,
  SearchBackfill1790000710000,
  CreditOfStatusChanges1790000750000,
  IndexesOfReferences1790000760000,
  KeysOfAllWrites1790000780000,
  ScopeOfEmployees1790000790000,
  PictureCopies1790000810000,
  CredentialVersion1790000840000,
  OrderSearch1790000880000,
  OrderSearchIndex1790000890000,
  ToldChanges1790000900000,
  KeptSums1790001000000,
  IndexesOfLists1790001001000,
  OrderOfBusinessPrices1790001050000,
  ReasonsOfPrices1790001100000,
  PriceHistory1790001200000,
  PricePlans1790001300000,
  PriceMails1790001400000,
  MailsOfPrices1790001401000,
  PriceMatrix1790001600000,
  TranslatedProducts1790001700000,
  TranslatedCategories1790001701000,
  TranslatedLines1790001702000,
  SoundsOfWords1790001800000,
  IndexOfSounds1790001801000,
  SearchInEveryLanguage1790001802000,
  WordsOfEveryLanguage1790001803000,
  AccountLinks1790002000000,
  MailsOfLinks1790002001000,
  UsesOfSessions1790002002000,
  Staff1790002100000,
  FollowHash1790002200000,
  SavedAddresses1790002201000,
  Languages1790001900000,
  ConfirmedAddresses1790002300000,
  MailsOfAddresses1790002301000,
  SecondSteps1790002400000,
  ClosedAccounts1790002500000,
  OrdersToBlank1790002501000,
  MailsOfSecondSteps1790002600000,
  Jobs1790003200000,
  MailJobsInsertedAtOnce1790003210000,
  OrdersByTheirIndex1790003250000,
  DeliveryZones1790003300000,
  DeliveryOfOrders1790003301000,
  BackupRuns1790003700000,
  CountedStock1790003400000,
  RatesAndTransfers1790003600000,
  NamesOfPlanners1790003800000,
  CutOffOfOrders1790003900000,
  OrdersByTheirIndexAlways1790004000000,
  ChangesOfOrders1790004100000,
  PackedLines1790004200000,
  WhenSomethingIsMissing1790004300000,
  AddedLines1790004400000,
  DeliveryRuns1790004500000,
  SumsInUsd1790004600000,
  KeptCounts1790004700000,
  IndexesOfLongerLists1790004701000,
  StopsOfStocks1790004800000,
];
