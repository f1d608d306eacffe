const { addTypenameSelectionDocumentTransform } = require('@graphql-codegen/client-preset');

/** Puts `__typename` into every stored document; codegen.yml can name a transform only by a file of its own. */
exports.transform = addTypenameSelectionDocumentTransform.transform;
