import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GATHER_SEARCH as GATHER_BEFORE, SEARCH_PRODUCTS as SEARCH_BEFORE } from '../1790000700000-search-columns';
import { SEARCH_FORM, SEARCH_FORM_BEFORE } from './folding';
import { GATHER_SEARCH, gatheredOf, SEARCH_PRODUCTS } from './searching';

/** Searches all languages at once, in whatever letters (specification 9.6). The next migration writes the words of before anew. */
export class SearchInEveryLanguage1790001802000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // With "search" itself, so that everything is gathered anew where that is set.
    const gathered = gatheredOf('"name", "description", "tags", "translations", "search"');
    for (const statement of [SEARCH_FORM, GATHER_SEARCH, gathered, SEARCH_PRODUCTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const gathered = gatheredOf('"name", "description", "tags"');
    for (const statement of [SEARCH_BEFORE, gathered, GATHER_BEFORE, SEARCH_FORM_BEFORE]) await runner.query(statement);
  }
}
