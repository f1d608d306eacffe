import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A picture by the hash of its content, so that its address never changes meaning and may be cached for ever. */
@Entity('picture')
@Check('picture_size_positive', '"width" > 0 AND "height" > 0')
export class Picture {
  /** First 32 hex digits of the SHA-256 of the bytes. */
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  mime: string;

  /** Pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('bytea', { select: false })
  bytes: Buffer;

  /** Hash of the copy that lists carry inline; the picture's own where that is small enough; null without a copy. */
  @Index('picture_by_copy')
  @Column('text', { name: 'copy_hash', nullable: true })
  copyHash: string | null;

  /** Bytes of the copy; null until it is made, 0 for a picture that cannot be read, which gets none. */
  @Column('integer', { name: 'copy_size', nullable: true })
  copySize: number | null;

  /** The copy as WebP; null where it is the picture itself. */
  @Column('bytea', { nullable: true, select: false })
  copy: Buffer | null;

  /** Since when nothing is known to show it; null: something does, or nobody has looked yet. */
  @Column('timestamptz', { name: 'unused_since', nullable: true })
  unusedSince: Date | null;
}

/** A picture as it is stored. */
export type NewPicture = Omit<Picture, 'unusedSince'>;

/** A picture scaled down for a screen; made at the first request for this width. */
@Entity('picture_size')
export class PictureSize {
  @PrimaryColumn('text')
  hash: string;

  @PrimaryColumn('integer')
  width: number;

  @Column('bytea')
  bytes: Buffer;
}
