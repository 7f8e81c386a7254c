/** Everything is in a schema of its own, so a database may be shared. */
export const schemaName = 'islet_search';

/**
 * The tables. Terms and routes compare by code points. A section has its terms as full text: their weights and the
 * numbers of their positions stand for the steps of `impactSteps` (`writeVector`). Each search would read all that GIN indexes
 * put off until later, so they are written at once.
 */
export const createTables = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA IF NOT EXISTS ${schemaName};
CREATE TABLE IF NOT EXISTS ${schemaName}.indexes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  format integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  lang text NOT NULL,
  version text NOT NULL,
  place integer NOT NULL,
  sections integer NOT NULL,
  synonyms jsonb NOT NULL,
  state uuid NOT NULL DEFAULT gen_random_uuid(),
  UNIQUE (name, lang, version)
);
CREATE TABLE IF NOT EXISTS ${schemaName}.pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  index_id integer NOT NULL REFERENCES ${schemaName}.indexes ON DELETE CASCADE,
  route text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  url text NOT NULL,
  title text NOT NULL,
  folder text NOT NULL,
  tags text[] NOT NULL,
  sections integer NOT NULL,
  UNIQUE (index_id, route)
);
CREATE TABLE IF NOT EXISTS ${schemaName}.sections (
  page_id integer NOT NULL REFERENCES ${schemaName}.pages ON DELETE CASCADE,
  number integer NOT NULL,
  index_id integer NOT NULL,
  hash text NOT NULL,
  outline jsonb NOT NULL,
  content jsonb NOT NULL,
  terms tsvector NOT NULL,
  PRIMARY KEY (page_id, number)
);
CREATE INDEX IF NOT EXISTS sections_terms ON ${schemaName}.sections USING gin (terms) WITH (fastupdate = off);
CREATE TABLE IF NOT EXISTS ${schemaName}.terms (
  index_id integer NOT NULL REFERENCES ${schemaName}.indexes ON DELETE CASCADE,
  term text COLLATE "C" NOT NULL,
  total integer NOT NULL,
  PRIMARY KEY (index_id, term)
);
CREATE INDEX IF NOT EXISTS terms_similar ON ${schemaName}.terms USING gin (term gin_trgm_ops)
  WITH (fastupdate = off);
`;

/**
 * Keeps the terms of a section in its row, as they are: a search reads those of all sections that have a term, and they
 * would be compressed and put elsewhere. Locks the table, so it is for one that nobody reads yet.
 */
export const keepTermsInRows = `
ALTER TABLE ${schemaName}.sections SET (toast_tuple_target = 8160);
ALTER TABLE ${schemaName}.sections ALTER COLUMN terms SET STORAGE EXTERNAL;
`;

/** Tells whether the tables are there. */
export const findTables = `SELECT to_regclass('${schemaName}.sections') IS NOT NULL AS found`;
