import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../../common/languages';
import { LANGUAGE_KNOWN } from '../links/accountLink.entity';

/** Somebody has forgotten a password: what they typed, until the account is looked for. */
@Entity('password_request')
@Check('password_request_language_known', LANGUAGE_KNOWN)
export class PasswordRequestEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  account: string;

  @Column('text')
  language: Language;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
