/** How the key of what a guest has typed in this tab ends; that of an account ends with its number. */
const OF_GUEST = /-guest$/;

/**
 * Gives what a guest has typed in this tab, and chosen, to the account that signs in: nothing of it is lost, and none of it
 * is left for the next guest of a shared device.
 * @param userId null for an account that has no such forms: it is removed
 */
export function takeGuestForms(userId: number | null): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => OF_GUEST.test(each))) {
      const typed = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (userId !== null && typed !== null) sessionStorage.setItem(key.replace(OF_GUEST, `-${userId}`), typed);
    }
  } catch {
    // A browser that refuses to store has nothing to take.
  }
}
