import type { Language } from '../../../common/languages';

/** Somebody who orders from the demo shop without an account. */
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly area?: string;
  readonly city: string;
  readonly building?: string;
  readonly floor?: string;
  /** Of the zones of the demo. */
  readonly zone: ZoneName;
  readonly language?: Language;
}

export type ZoneName = 'Beirut' | 'Metn' | 'Jounieh and Byblos' | 'Rest of Lebanon';

type Place = Omit<Person, 'name' | 'phone' | 'zone' | 'language'>;

const of =
  (zone: ZoneName, language?: Language) =>
  (name: string, phone: string, place: Place): Person => ({
    name,
    phone,
    ...place,
    zone,
    ...(language && { language }),
  });

const beirut = of('Beirut');
const beirutArabic = of('Beirut', 'ar');
const beirutFrench = of('Beirut', 'fr');
const metn = of('Metn');
const metnArabic = of('Metn', 'ar');
const coast = of('Jounieh and Byblos');
const coastArabic = of('Jounieh and Byblos', 'ar');
const elsewhere = of('Rest of Lebanon');
const elsewhereArabic = of('Rest of Lebanon', 'ar');

/** Who orders more often stands further in front. */
export const people: readonly Person[] = [
  beirut('Rana Chidiac', '+961 3 441 207', {
    street: 'Abdel Wahab Street 46',
    area: 'Achrafieh',
    city: 'Beirut',
    floor: '3',
  }),
  beirutArabic('سمر بيضون', '+961 70 218 964', {
    street: 'شارع الحمرا 112',
    area: 'الحمرا',
    city: 'بيروت',
    building: 'بناية النور',
    floor: '5',
  }),
  beirut('Fadi Karam', '+961 71 905 336', { street: 'Gouraud Street 58', area: 'Gemmayzeh', city: 'Beirut' }),
  beirutFrench('Nathalie Eddé', '+961 3 677 142', {
    street: 'Rue du Liban 31',
    area: 'Achrafieh',
    city: 'Beyrouth',
    building: 'Immeuble Tabet',
    floor: '2',
  }),
  beirut('Omar Sinno', '+961 76 120 558', { street: 'Corniche el Mazraa 77', area: 'Mazraa', city: 'Beirut' }),
  metn('Carla Maalouf', '+961 70 332 871', { street: 'Main Road 12', city: 'Broummana', building: 'Villa Maalouf' }),
  beirutArabic('محمد عيتاني', '+961 3 150 902', { street: 'شارع فردان 9', area: 'فردان', city: 'بيروت', floor: '7' }),
  coast('Georges Akl', '+961 9 831 440', { street: 'Maameltein Street 20', area: 'Kaslik', city: 'Jounieh' }),
  beirut('Yasmine Fayad', '+961 78 864 019', {
    street: 'Armenia Street 143',
    area: 'Mar Mikhael',
    city: 'Beirut',
    floor: '4',
  }),
  metn('Tony Abi Nader', '+961 3 290 615', { street: 'Horsh Tabet 8', city: 'Sin el Fil', floor: '6' }),
  beirut('Dima Kabbani', '+961 71 443 280', { street: 'Bliss Street 25', area: 'Hamra', city: 'Beirut' }),
  metnArabic('جورج حداد', '+961 70 781 366', { street: 'الشارع العام 40', city: 'أنطلياس', building: 'بناية حداد' }),
  coast('Sandra Zgheib', '+961 3 514 778', { street: 'Old Port Road 6', city: 'Byblos' }),
  beirut('Hassan Jaber', '+961 81 622 907', { street: 'Barbour Street 18', area: 'Mazraa', city: 'Beirut' }),
  beirut('Mireille Sursock', '+961 3 302 118', {
    street: 'Sursock Street 64',
    area: 'Achrafieh',
    city: 'Beirut',
    floor: '1',
  }),
  elsewhere('Bilal Masri', '+961 6 430 972', { street: 'Azmi Street 55', city: 'Tripoli', building: 'Masri Centre' }),
  metn('Joelle Gemayel', '+961 4 402 553', { street: 'Marina Road 3', city: 'Dbayeh', floor: '9' }),
  beirutArabic('نادين شمص', '+961 76 559 204', {
    street: 'شارع الأرز 14',
    area: 'الأشرفية',
    city: 'بيروت',
    floor: '2',
  }),
  coastArabic('إيلي خليل', '+961 71 236 880', { street: 'شارع البلدية 17', city: 'جونية' }),
  beirut('Walid Ghandour', '+961 3 895 031', {
    street: 'Rashid Karami Street 30',
    area: 'Verdun',
    city: 'Beirut',
    floor: '8',
  }),
  elsewhere('Zeina Hrawi', '+961 8 804 216', { street: 'Brazil Street 22', city: 'Zahlé' }),
  beirut('Patrick Sfeir', '+961 70 067 419', { street: 'Pasteur Street 9', area: 'Gemmayzeh', city: 'Beirut' }),
  metn('Aline Bou Saab', '+961 3 748 265', {
    street: 'New Jdeideh 101',
    city: 'Jdeideh',
    building: 'Block C',
    floor: '4',
  }),
  beirutFrench('Alexandre Naccache', '+961 71 118 643', {
    street: 'Rue Sioufi 5',
    area: 'Achrafieh',
    city: 'Beyrouth',
    floor: '3',
  }),
  elsewhereArabic('خديجة الحريري', '+961 7 725 130', { street: 'شارع رياض الصلح 61', city: 'صيدا' }),
  coast('Marc Khawand', '+961 9 217 504', { street: 'Zouk Highway 88', city: 'Zouk Mosbeh' }),
  beirut('Lina Salam', '+961 3 466 791', { street: 'Madame Curie Street 12', area: 'Verdun', city: 'Beirut' }),
  elsewhere('Nabil Jumaa', '+961 5 508 337', { street: 'Serail Square 2', city: 'Deir el Qamar' }),
];

/** Where the customer of the demo has orders brought to by the position of a phone. */
export const positions = [
  { latitude: 33.8971, longitude: 35.5184, street: 'Mar Mikhael, Armenia Street 77', city: 'Beirut', zone: 'Beirut' },
  {
    latitude: 33.8959,
    longitude: 35.4826,
    street: 'American University, Medical Gate',
    city: 'Beirut',
    zone: 'Beirut',
  },
  { latitude: 33.9142, longitude: 35.5863, street: 'Antelias Square', city: 'Antelias', zone: 'Metn' },
] as const satisfies readonly (Place & { latitude: number; longitude: number; zone: ZoneName })[];
