/** The portals as empty pages. */
module.exports = { BusinessPortal: () => null, EmployeePortal: () => null };
