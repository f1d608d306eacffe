import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { UserEntity } from '../../identity/user.entity';

/** A passkey of somebody who works for the shop; what signs with it stays on their device. */
@Entity('passkey')
@Unique('passkey_credential_unique', ['credentialId'])
@Index('passkey_by_user', ['userId'])
export class PasskeyEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkey_user_fk' })
  user: UserEntity;

  /** By which device and shop name it, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** As the device counts them, which shows a copy of it; 0 where it does not count. */
  @Column('bigint')
  uses: string;

  /** How the browser reaches the device. */
  @Column('text', { array: true })
  transports: string[];

  /** What its owner calls it. */
  @Column('text')
  name: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}

/** The authenticator app of an account; one at most. */
@Entity('authenticator_app')
export class AuthenticatorAppEntity {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'authenticator_app_user_fk' })
  user: UserEntity;

  /** What app and shop share, encrypted: see `SealedSecrets`. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** Of the last code that was used: that one and those before it count no more. */
  @Column('integer', { name: 'last_time_step' })
  lastTimeStep: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

/** A recovery code that was not used yet. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_code_user_fk' })
  user: UserEntity;

  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;
}

/** What a browser has begun, and the shop waits for. */
export enum AttemptKind {
  /** To sign in: the password was right. */
  SECOND_STEP = 'second_step',
  /** To sign in with a passkey alone. */
  PASSKEY = 'passkey',
  /** To show, signed in, that it is still the owner. */
  CONFIRMATION = 'confirmation',
  NEW_PASSKEY = 'new_passkey',
  NEW_APP = 'new_app',
}

/** Something begun, of one browser: a cookie has the key of which the hash is here. */
@Entity('step_attempt')
@Check('step_attempt_kind_known', `"kind" IN ('second_step', 'passkey', 'confirmation', 'new_passkey', 'new_app')`)
@Check(
  'step_attempt_of_user',
  `("user_id" IS NULL) = ("kind" = 'passkey') AND ("user_id" IS NULL) = ("credential_version" IS NULL)`,
)
@Index('step_attempt_by_expiry', ['expiresAt'])
@Index('step_attempt_by_user', ['userId'])
export class StepAttemptEntity {
  @PrimaryColumn('text', { name: 'key_hash' })
  keyHash: string;

  @Column('text')
  kind: AttemptKind;

  /** Null while nobody is known. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'step_attempt_user_fk' })
  user: UserEntity | null;

  /** Of the user when it began: nothing comes of it once password or second step are others. */
  @Column('integer', { name: 'credential_version', nullable: true })
  credentialVersion: number | null;

  /** What a passkey is to sign; null while none was asked for. */
  @Column('text', { nullable: true })
  challenge: string | null;

  /** Of a new app. */
  @Column('text', { name: 'sealed_secret', nullable: true })
  sealedSecret: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
