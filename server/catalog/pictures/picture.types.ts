import { Field, Int, ObjectType } from 'type-graphql';

/** A picture's address and the size of its original, so that a page can reserve its box. */
@ObjectType('Picture', { simpleResolvers: true, description: 'A picture of the catalogue.' })
export class PictureType {
  @Field(() => String, {
    description:
      'Address at 640 pixels wide, for ever the same picture. The widths 96, 160, 320, 480, 640, 720, 960 and 1200 exist: put one in place of 640.',
  })
  url: string;

  @Field(() => Int, { description: 'Width of the original in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the original in pixels.' })
  height: number;
}

/** The picture with the hash; null for none. */
export function pictureOf(hash: string | null, width: number | null, height: number | null): PictureType | null {
  return hash === null || width === null || height === null ? null : { url: `/media/${hash}-640.webp`, width, height };
}
