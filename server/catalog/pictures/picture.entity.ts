import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
}

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
