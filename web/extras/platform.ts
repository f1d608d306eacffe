/** Where the shop runs, as far as installing it goes. */
export type Platform = 'ios' | 'android-chrome' | 'other';

export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  // Others that are built on Chrome say so, and name themselves; they install in ways of their own.
  if (/Android/.test(userAgent) && /Chrome\//.test(userAgent) && !/; wv\)|EdgA|OPR|SamsungBrowser/.test(userAgent)) {
    return 'android-chrome';
  }
  return 'other';
}

/** Whether the shop already runs as an app. */
export function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}
