/** The longest side of a photo that is sent, in pixels. */
const SIDE = 1_024;
/** The most characters of a photo that is sent; the shop takes a little more. */
const MOST_CHARACTERS = 400_000;
const QUALITIES = [0.7, 0.5, 0.3];

/**
 * A photo as it is sent: small, so that it can be kept on the phone and sent over a bad network.
 * @returns a data URL; null for what the browser can not draw
 */
export async function smallPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const sizes = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
    return sizes.find((each) => each.length <= MOST_CHARACTERS) ?? null;
  } catch {
    return null;
  }
}
