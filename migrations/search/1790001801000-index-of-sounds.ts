import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';
import { refillSearch } from './refill';

const indexes = { search_word_consonants: '"search_word" USING gin (word_consonants("word")) WITH (fastupdate = off)' };

/** What was searched of a product before other languages were. */
const BEFORE = `search_name = search_form(t.name), search_tags = search_form(array_to_string(t.tags, ' ')),
  search = search_form(concat_ws(' ', t.name, array_to_string(t.tags, ' '), t.description))`;

/**
 * Finds the words that sound alike. On the way back, when the functions are those of before, what is searched is
 * written as it was.
 */
export class IndexOfSounds1790001801000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeConcurrently(runner, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await refillSearch(runner, BEFORE);
    await dropConcurrently(runner, indexes);
  }
}
