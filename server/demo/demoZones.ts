import type { PlannedWindow, Zone } from '../../common/delivery/zone';
import type { NameTranslations } from '../delivery/names';

interface DemoZone extends Omit<Zone, 'id' | 'fee' | 'freeFrom' | 'minimum' | 'chargesBusinesses'> {
  name: string;
  translations: NameTranslations;
}

const place = (name: string, ...spellings: string[]) => ({ name, spellings, city: null });
const area = (city: string, name: string, ...spellings: string[]) => ({ name, spellings, city });

type DailyWindow = Omit<PlannedWindow, 'weekday'>;

const MORNING: DailyWindow = {
  begins: '08:00',
  ends: '12:00',
  capacity: 500,
  cutOffDays: 1,
  cutOffTime: '18:00',
};
const AFTERNOON: DailyWindow = {
  begins: '14:00',
  ends: '18:00',
  capacity: 500,
  cutOffDays: 0,
  cutOffTime: '10:00',
};
const EVENING: DailyWindow = {
  begins: '18:00',
  ends: '21:00',
  capacity: 500,
  cutOffDays: 0,
  cutOffTime: '14:00',
};

/** The windows of each weekday; on Sunday the first alone. */
function weekly(...daily: DailyWindow[]): PlannedWindow[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    (weekday === 7 ? daily.slice(0, 1) : daily).map((window) => ({ weekday, ...window })),
  );
}

/** Beirut and around, at the documented fees (specification 2.4), and wherever else the shop delivers. */
export const zones: readonly DemoZone[] = [
  {
    name: 'Beirut',
    translations: { ar: 'بيروت', fr: 'Beyrouth' },
    places: [
      place('Beirut', 'Beyrouth', 'Bayrut', 'بيروت'),
      area('Beirut', 'Achrafieh', 'Ashrafieh', 'Ashrafiyeh', 'الأشرفية'),
      area('Beirut', 'Hamra', 'الحمرا', 'الحمراء'),
      area('Beirut', 'Gemmayzeh', 'Gemmayze', 'الجميزة'),
      area('Beirut', 'Mar Mikhael', 'مار مخايل'),
      area('Beirut', 'Mazraa', 'المزرعة'),
      area('Beirut', 'Verdun', 'فردان'),
    ],
    circles: [{ latitude: 33.8886, longitude: 35.4955, km: 6 }],
    isEverywhereElse: false,
    windows: weekly(MORNING, AFTERNOON, EVENING),
  },
  {
    name: 'Metn',
    translations: { ar: 'المتن', fr: 'Metn' },
    places: [
      place('Dbayeh', 'Dbaye', 'ضبية'),
      place('Antelias', 'أنطلياس'),
      place('Jdeideh', 'Jdeide', 'الجديدة'),
      place('Sin el Fil', 'سن الفيل'),
      place('Broummana', 'Brummana', 'برمانا'),
    ],
    circles: [{ latitude: 33.9094, longitude: 35.5895, km: 6 }],
    isEverywhereElse: false,
    windows: weekly(MORNING, AFTERNOON),
  },
  {
    name: 'Jounieh and Byblos',
    translations: { ar: 'جونية وجبيل', fr: 'Jounieh et Byblos' },
    places: [
      place('Jounieh', 'Junieh', 'جونية'),
      place('Byblos', 'Jbeil', 'Jubayl', 'جبيل'),
      place('Zouk Mosbeh', 'Zouk', 'ذوق مصبح'),
      area('Jounieh', 'Kaslik', 'الكسليك'),
    ],
    circles: [
      { latitude: 33.9808, longitude: 35.6178, km: 6 },
      { latitude: 34.1211, longitude: 35.6481, km: 6 },
    ],
    isEverywhereElse: false,
    windows: weekly(MORNING, AFTERNOON),
  },
  {
    name: 'Rest of Lebanon',
    translations: { ar: 'باقي لبنان', fr: 'Reste du Liban' },
    places: [],
    circles: [],
    isEverywhereElse: true,
    windows: weekly({ ...MORNING, begins: '09:00', ends: '15:00', cutOffDays: 2 }),
  },
];
