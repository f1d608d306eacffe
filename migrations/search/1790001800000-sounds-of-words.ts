import type { MigrationInterface, QueryRunner } from 'typeorm';
import { WITHOUT_ARTICLES } from './folding';
import { HEARD_AS, SAME_CONSONANTS, SEARCH_LITERALLY } from './searching';
import { SOUND_FUNCTIONS, SOUNDS } from './sounds';

const OTHERS = ['same_consonants(text)', 'heard_as(text)', 'search_literally(text)', 'without_articles(text)'];

/** How words sound, and what is an article: functions that nothing calls yet. */
export class SoundsOfWords1790001800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [WITHOUT_ARTICLES, ...SOUNDS, SEARCH_LITERALLY, HEARD_AS, SAME_CONSONANTS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [...OTHERS, ...SOUND_FUNCTIONS]) await runner.query(`DROP FUNCTION ${name}`);
  }
}
