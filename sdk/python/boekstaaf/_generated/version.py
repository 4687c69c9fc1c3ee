"""The version of the package. Made by npm run generate. Never edit."""

VERSION = "0.9.0"
