// react-router checks props in development only, and imports the checker in production too.

module.exports = {};
