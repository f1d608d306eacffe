import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refillSearch } from './refill';

/** Gathers what is searched of the products and orders that were there before. */
export class WordsOfEveryLanguage1790001803000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await refillSearch(runner, `search = ''`);
  }

  async down(): Promise<void> {
    // Written as it was when the functions are those of before.
  }
}
