import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../common/languages';
import { UserEntity } from '../../identity/user.entity';

/** What a link is for. */
export enum LinkKind {
  PASSWORD_RESET = 'password_reset',
  EMAIL_CONFIRMATION = 'email_confirmation',
}

export const LANGUAGE_KNOWN = `"language" IN ('en', 'ar', 'fr')`;

/** A link that a mail carries to the owner of an account; one of a kind, so that a newer one ends it (specification 8.15, 8.19). */
@Entity('account_link')
@Check('account_link_kind_known', `"kind" IN ('password_reset', 'email_confirmation')`)
@Check('account_link_language_known', LANGUAGE_KNOWN)
@Check('account_link_made', '("secret_hash" IS NULL) = ("expires_at" IS NULL)')
@Unique('account_link_once', ['userId', 'kind'])
@Index('account_link_by_secret', ['secretHash'], { unique: true })
export class AccountLinkEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_link_user_fk' })
  user: UserEntity;

  @Column('text')
  kind: LinkKind;

  /** Where it goes; it is dead once the account has another. */
  @Column('text')
  email: string;

  /** Of the mail. */
  @Column('text')
  language: Language;

  /** Of the user when it was asked for: once the password is another, or the user was deactivated, no link resets it. */
  @Column('integer', { name: 'credential_version' })
  credentialVersion: number;

  /** Of the secret in the mail, which is kept nowhere else; null until the mail is made. */
  @Column('text', { name: 'secret_hash', nullable: true })
  secretHash: string | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
