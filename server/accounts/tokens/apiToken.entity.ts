import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { DateTime } from '../../graphql/scalars';
import { TokenScope } from '../../identity/tokenScope';
import { UserEntity } from '../../identity/user.entity';

/** A key of a third party's program. It is shown once, when it is made; only its hash is stored. */
@ObjectType('ApiToken', { simpleResolvers: true, description: 'An API token, without the token itself.' })
@Entity('api_token')
@Check('api_token_scopes_known', `"scopes" <@ ARRAY['read', 'order', 'employees', 'staff', 'admin']`)
@Index('api_token_hash_unique', ['tokenHash'], { unique: true })
@Index('api_token_by_owner', ['ownerId', 'id'])
export class ApiToken {
  @Field(() => Int, { description: 'Names the token, to revoke it by.' })
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'api_token_pkey' })
  id: number;

  @Column('integer', { name: 'owner_id' })
  ownerId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'api_token_owner_fk' })
  owner: UserEntity;

  @Field(() => String, { description: 'Whose role and prices it acts with.' })
  @VirtualColumn({ query: (token) => `SELECT username FROM users WHERE id = ${token}.owner_id` })
  ownerUsername: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  @Column('text')
  name: string;

  /** SHA-256 of the token. */
  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash: Buffer;

  @Field(() => [TokenScope], { description: 'What it may be used for.' })
  @Column('text', { array: true })
  scopes: TokenScope[];

  @Field(() => DateTime, { nullable: true, description: 'From when on it is refused; null: never.' })
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null: never yet.' })
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null: it was not.' })
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
