import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { TokenScope } from '../../identity/tokenScope';
import { UserEntity } from '../../identity/user.entity';

/** A key of a third party's program. Shown once when it is made; only its hash is kept. */
@Entity('api_token')
@Check('api_token_scopes_known', `"scopes" <@ ARRAY['read', 'order', 'admin']`)
@Index('api_token_hash_unique', ['tokenHash'], { unique: true })
@Index('api_token_by_owner', ['ownerId', 'id'])
export class ApiTokenEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'api_token_pkey' })
  id: number;

  /** Whose role and price book it acts with. */
  @Column('integer', { name: 'owner_id' })
  ownerId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'api_token_owner_fk' })
  owner: UserEntity;

  @Column('text')
  name: string;

  /** SHA-256 of the token. */
  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash: Buffer;

  @Column('text', { array: true })
  scopes: TokenScope[];

  /** Null: never. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
